-- What makes the ids of plain forms: a word of chance for each day, which is forgotten after the next one.
create table if not exists feedback_salt (
  day text primary key,
  salt text not null
);
