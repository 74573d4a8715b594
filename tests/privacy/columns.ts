/**
 * Every text column of the database, and who may read it. New ones are added by hand, so that each is a decision. `phone` and
 * `words` are private: the crawl plants a canary in each and looks for it everywhere. `shown` is public; `plain` is a fixed
 * word, a hash or a number of our own.
 */
export type Reader = 'phone' | 'words' | 'shown' | 'plain'

const of = (table: string, columns: Partial<Record<Reader, string>>): [string, Reader][] =>
  Object.entries(columns).flatMap(([reader, names]) =>
    names.split(' ').map((name): [string, Reader] => [`${table}.${name}`, reader as Reader]),
  )
const notice = 'notice_version notice_language'

export const columns = new Map<string, Reader>([
  ...of('alarm_messages', { plain: 'name' }),
  ...of('attempts', { words: 'response', plain: 'key route actor' }),
  ...of('audit_log', {
    words: 'username before after subject_name subject_name_hi',
    plain: 'action subject subject_id',
  }),
  ...of('backups', { plain: 'id error' }),
  ...of('case_steps', { words: 'by_name to_name note', plain: 'step' }),
  ...of('cases', { words: 'seen_by owner_name done_by sender network', plain: 'kind subject' }),
  ...of('changed_topics', { plain: 'topic' }),
  ...of('closed_together', { words: 'closed_by undone_by', plain: 'budget subjects' }),
  ...of('complaints', {
    phone: 'phone',
    words: 'words place device network',
    shown: 'number category status answer',
    plain: `image_hash fingerprint ${notice}`,
  }),
  ...of('consent_withdrawals', { plain: `feature withdrawn_by ${notice}` }),
  ...of('contacts', {
    shown: 'contact_type category name_en name_hi designation_en designation_hi phone email source',
  }),
  ...of('crowd_reports', { words: 'staff_id', shown: 'old_status status note_en note_hi' }),
  ...of('crowd_status', {
    words: 'reporters checked_by',
    shown: 'location_en location_hi status description_en description_hi source note_en note_hi kind',
  }),
  ...of('danger_answers', { words: 'device network', plain: 'answer' }),
  ...of('danger_reports', { words: 'words device network', plain: `image_hash fingerprint ${notice}` }),
  ...of('dangers', { shown: 'kind place_en place_hi state note_en note_hi' }),
  ...of('device_voter_ids', { words: 'device voter_id' }),
  ...of('devices', { words: 'id network browser' }),
  ...of('duty_posts', { shown: 'name_en name_hi' }),
  ...of('duty_shifts', { words: 'username note' }),
  ...of('event_entries', { shown: 'type title_en title_hi description_en description_hi' }),
  ...of('facilities', {
    shown:
      'facility_type name_en name_hi location_en location_hi contact_number google_maps_link verified source doubt',
  }),
  ...of('facility_answers', { words: 'device network', plain: 'answer' }),
  ...of('feedback', { words: 'name feedback device', plain: `fingerprint ${notice}` }),
  ...of('holds', {
    words: 'held_by told',
    shown: 'held what place_en place_hi place place_to reason',
  }),
  ...of('leases', { plain: 'name who' }),
  ...of('limits', { words: 'key' }),
  ...of('live_events', { shown: 'topic key data' }),
  ...of('lost_found_items', {
    phone: 'phone',
    words: 'hidden_reason device network',
    shown: 'type kind name description image_hash submitted_at helpdesk_contact status',
    plain: `fingerprint ${notice}`,
  }),
  ...of('lost_found_reveals', { words: 'device staff_id' }),
  ...of('lost_found_asks', { words: 'device' }),
  ...of('migrations', { plain: 'name hash' }),
  ...of('network_uses', { plain: 'budget network' }),
  ...of('missing_person_checks', { words: 'staff_id username', plain: 'kind document' }),
  ...of('missing_person_hand_overs', { words: 'given_by receiver relation witness' }),
  ...of('searches', { words: 'place_en place_hi started_by called_by' }),
  ...of('search_rings', { words: 'told widened_by' }),
  ...of('missing_person_reports', {
    phone: 'phone',
    words:
      'name person last_seen note device network first_name village marks desk entered_by closed_by police_by police_station read_by on_screens_by police_word_by police_word_from police_end_by',
    plain: `image_hash status fingerprint sex age_band speaks colours garments place outcome ${notice}`,
  }),
  ...of('notice_phones', { words: 'endpoint p256dh auth', plain: `language ${notice}` }),
  ...of('notices', { shown: 'level text_en text_hi earlier' }),
  ...of('water_wires', { shown: 'kind name_en name_hi state note_en note_hi source' }),
  ...of('numbered_posts', { words: 'checked_by', shown: 'code kind beside_en beside_hi source' }),
  ...of('parking_counts', { words: 'staff_id', plain: 'lot_id' }),
  ...of('parking_lots', { shown: 'name_en name_hi location_en location_hi kinds', plain: 'id' }),
  ...of('parking_slip_batches', { words: 'staff_id' }),
  ...of('photo_contest_submissions', {
    phone: 'phone phone_normalized',
    words: 'description hidden_reason device',
    shown: 'name image_hash',
    plain: `fingerprint ${notice}`,
  }),
  ...of('photo_reports', { words: 'device network' }),
  ...of('photo_vote_decisions', { words: 'network reason decided_by', plain: 'decision' }),
  ...of('photo_votes', { words: 'user_identifier device network', plain: 'vote_type' }),
  ...of('push_turns', { plain: 'kind' }),
  ...of('push_subscriptions', { words: 'endpoint p256dh auth', plain: 'language' }),
  ...of('queue_reports', { words: 'staff_id', shown: 'line place' }),
  ...of('quiz_attempts', {
    phone: 'phone phone_normalized',
    words: 'device',
    shown: 'name',
    plain: `option_order answers questions ${notice}`,
  }),
  ...of('quiz_questions', {
    shown: 'id question_en question_hi options_en options_hi',
    words: 'why_en why_hi',
  }),
  // The disaster authority has published these.
  ...of('received_alerts', {
    shown: 'sender identifier sender_name area texts',
    plain: 'kind severity state',
  }),
  ...of('rumours', { shown: 'verdict said_en said_hi answer_en answer_hi office_en office_hi' }),
  ...of('server_errors', { plain: 'request_id method route message frames' }),
  ...of('settings', { plain: 'key value' }),
  ...of('spent_tasks', { plain: 'id' }),
  ...of('spoken_clips', { shown: 'clip language hash' }),
  ...of('staff_accounts', {
    words: 'password_hash second_factor second_factor_offer username',
    plain: 'roles',
  }),
  ...of('staff_handset_links', { words: 'secret_hash' }),
  ...of('staff_known_places', { words: 'name', plain: 'kind' }),
  ...of('survey_parts', { words: 'walker', plain: 'fixes fingerprint' }),
  ...of('survey_points', {
    words: 'note walker decided_by',
    plain: 'kind image_hash fingerprint decision target undo',
  }),
  ...of('vehicle_numbers', { plain: 'vehicle_id' }),
  ...of('vehicle_registrations', {
    phone: 'phone_number',
    words: 'owner_name number_plate',
    plain: 'plate_key vehicle_id parking_location photo_hash parking_status fingerprint',
  }),
  ...of('travel_rules', {
    shown: 'kind modes place_en place_hi says_en says_hi leave_en leave_hi walk_en walk_hi source',
  }),
  ...of('walk_lines', { words: 'taken_by', shown: 'pieces' }),
  ...of('waypoints', { words: 'checked_by', shown: 'name_en name_hi source' }),
  ...of('vehicle_unparking_records', { phone: 'unparker_phone', plain: 'photo_hash photo_hash_2' }),
])
