-- Shared watchlists that other viewers saved.

create table watchlist_saved (
  account_id text not null references account (id),
  watchlist_id text not null references watchlist (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (account_id, watchlist_id)
);
