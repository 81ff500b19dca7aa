-- The PKCE challenge that a sign-in's code is bound to (RFC 7636); null when the caller sent none.
alter table openid_flow add column code_challenge text;
