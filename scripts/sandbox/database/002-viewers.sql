-- Viewers: accounts, sessions and their tokens, preferences.

create table account (
  id text primary key,
  realm text not null,
  email text not null,
  name text not null,
  secret_hash text,
  role text not null default 'USER',
  profile_id text not null,
  profile_type text not null default 'ADULT',
  credit integer not null default 0,
  owes text[] not null default '{}',
  -- Details requested right after sign-in.
  missing text[] not null default '{}',
  partitions text[] not null default '{}',
  details jsonb not null default '{}',
  preferences jsonb not null default '{}',
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (realm, email)
);

create table linked_account (
  realm text not null,
  provider text not null,
  subject text not null,
  account_id text not null references account (id),
  primary key (realm, provider, subject)
);

-- A session without an account is a guest's.
create table session (
  id text primary key,
  realm text not null,
  account_id text references account (id),
  impersonated_by text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);

create table access_token (
  token text primary key,
  session_id text not null references session (id),
  expires_at timestamptz not null
);

create table refresh_token (
  token text primary key,
  session_id text not null references session (id),
  spent_at timestamptz,
  -- The token pair issued in exchange, encrypted with the token itself.
  successor text
);

create table openid_flow (
  state text primary key,
  realm text not null,
  provider text not null,
  verifier text not null,
  nonce text not null,
  redirect_uri text not null,
  authorisation_code text unique,
  subject text,
  email text,
  name text,
  exchanged_at timestamptz,
  created_at timestamptz not null default now()
);

create table watch_progress (
  account_id text not null references account (id),
  video_id text not null,
  seconds integer not null,
  primary key (account_id, video_id)
);

create table mail (
  id bigint generated always as identity primary key,
  realm text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at timestamptz not null default now()
);
