-- A stand of auto-rickshaws is no place to park: the two that came with the starter content leave the list of visitors.
update facilities set is_active = false
where facility_type = 'parking' and verified <> 'surveyed'
  and name_en in ('Auto-rickshaw stand, Malgodam Chowk', 'Auto-rickshaw stand, opposite LK Bose petrol pump');
