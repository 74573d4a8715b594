-- In need one language is enough: '' is what nobody has translated. An answer is in each language of its rumour, or in none.
alter table rumours drop constraint rumours_said_en_check;
alter table rumours drop constraint rumours_said_hi_check;
alter table rumours drop constraint rumours_office_en_check;
alter table rumours drop constraint rumours_office_hi_check;
alter table rumours drop constraint rumours_check;
alter table rumours add check ((said_en <> '' and office_en <> '') or (said_hi <> '' and office_hi <> ''));
