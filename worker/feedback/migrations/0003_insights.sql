-- What readers look for and do not find, and what agents use, as counts of a day. No address, agent, id or time of the day is kept.
-- `origin` is the language of a search, or the page that a wrong address was linked from.
create table if not exists insight (
  day text not null check (day like '____-__-__'),
  kind text not null check (length(kind) <= 20),
  name text not null check (length(name) <= 120),
  origin text not null default '' check (length(origin) <= 120),
  count integer not null check (count > 0),
  primary key (day, kind, name, origin)
) without rowid;
