-- A done case may be opened again, and may stay open although somebody said what was done.
alter table case_steps drop constraint case_steps_step_check;
alter table case_steps add constraint case_steps_step_check
  check (step in ('raised', 'told', 'seen', 'taken', 'handed-over', 'put-back', 'noted', 'done', 'over', 'reopened'));
