-- Profiles: the main one is the account itself, the others are stored here.

alter table account add column profile_name text;
alter table account add column profile_avatar text;
alter table account add column profile_pin text;

create table profile (
  id text primary key,
  account_id text not null references account (id),
  name text not null,
  type text not null,
  avatar text,
  pin text,
  preferences jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create view profile_now as
  select profile_id as id, id as account_id, coalesce(profile_name, name) as name, profile_type as type, profile_avatar as avatar, profile_pin as pin, true as main, created_at, preferences from account
  union all
  select id, account_id, name, type, avatar, pin, false, created_at, preferences from profile;

-- A session without a profile is the main one's, with no parental limit until then.
alter table session add column profile_id text;
alter table session add column unlocked_until timestamptz;

create table parental_control (
  account_id text primary key references account (id),
  enabled boolean not null,
  max_rating integer,
  pin text not null
);

-- Library data is per profile; the main profile's has an empty profile id.
alter table favourite add column profile_id text not null default '';
alter table favourite drop constraint favourite_pkey;
alter table favourite add primary key (account_id, profile_id, video_id);
alter table watch_progress add column profile_id text not null default '';
alter table watch_progress drop constraint watch_progress_pkey;
alter table watch_progress add primary key (account_id, profile_id, video_id);
alter table watchlist add column profile_id text not null default '';
alter table watchlist_saved add column profile_id text not null default '';
alter table watchlist_saved drop constraint watchlist_saved_pkey;
alter table watchlist_saved add primary key (account_id, profile_id, watchlist_id);
