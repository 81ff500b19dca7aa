-- Viewer library: favourites, reviews, watchlists, watch times.

create table favourite (
  account_id text not null references account (id),
  video_id text not null,
  added_at timestamptz not null default now(),
  primary key (account_id, video_id)
);

create table review (
  id text primary key,
  account_id text not null references account (id),
  video_id text not null,
  rating integer not null check (rating between 1 and 5),
  body text not null,
  written_at timestamptz not null default now(),
  unique (account_id, video_id)
);

create table watchlist (
  id text primary key,
  realm text not null,
  account_id text not null references account (id),
  name text not null,
  created_at timestamptz not null default now()
);

create table watchlist_item (
  watchlist_id text not null references watchlist (id) on delete cascade,
  position integer not null,
  content_kind text not null,
  content_id text not null,
  primary key (watchlist_id, content_kind, content_id)
);

alter table watch_progress add column watched_at timestamptz not null default now();
