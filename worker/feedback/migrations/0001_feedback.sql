-- Readers' feedback. No address, user agent or other trace of the reader is kept.
create table if not exists feedback (
  id text primary key,
  page text not null,
  rating integer not null check (rating in (0, 1)),
  comment text not null default '' check (length(comment) <= 2000),
  section text not null default '',
  language text not null default 'en',
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
);
create index if not exists feedback_by_page on feedback (page, created_at);
