-- Gifts: baskets, purchased gifts, and prices changed since the catalogue was written.

create table gift_basket (
  account_id text primary key references account (id),
  id text not null unique,
  sku text not null,
  -- The price shown to the buyer.
  quoted integer not null,
  recipient jsonb not null
);

create table gift (
  code text primary key,
  realm text not null,
  sku text not null,
  buyer_id text not null references account (id),
  recipient jsonb not null,
  -- The giver's name in the mail, and the site its link leads to.
  giver text not null,
  site text not null,
  deliver_at timestamptz not null,
  sent_at timestamptz,
  redeemed_by text references account (id)
);

-- Without an amount the gift is no longer sold.
create table gift_price (
  realm text not null,
  sku text not null,
  amount integer,
  primary key (realm, sku)
);
