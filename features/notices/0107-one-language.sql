-- In need one language is enough: '' is what nobody has translated.
alter table notices drop constraint notices_text_en_check;
alter table notices drop constraint notices_text_hi_check;
alter table notices add check (text_en <> '' or text_hi <> '');
