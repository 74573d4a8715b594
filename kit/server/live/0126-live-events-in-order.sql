-- jsonb sorts the fields of an object, so an event and the answer of the same state differed by their order, and open pages took
-- them for a change.
alter table live_events alter column data type json using data::json;
