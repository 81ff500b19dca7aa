-- Commerce: baskets, payments, entitlements.

create table basket (
  account_id text primary key references account (id),
  id text not null,
  sku text,
  trial boolean not null default false
);

create table basket_voucher (
  account_id text not null references account (id),
  code text not null,
  primary key (account_id, code)
);

create table payment_intent (
  id text primary key,
  client_secret text not null unique,
  realm text not null,
  account_id text not null references account (id),
  -- The basket it pays for: a basket with other content has another id.
  basket_id text not null,
  kind text not null,
  amount integer not null,
  currency text not null,
  status text not null,
  method jsonb not null default '{}',
  last_error jsonb,
  spent_at timestamptz,
  created_at timestamptz not null default now()
);

create table entitlement (
  id text primary key,
  account_id text not null references account (id),
  licence_id text not null,
  trial boolean not null default false,
  renews boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  replaced_at timestamptz,
  method jsonb not null default '{}',
  created_at timestamptz not null default now()
);
