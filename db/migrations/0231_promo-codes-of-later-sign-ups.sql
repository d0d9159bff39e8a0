-- A promo code is used when the address is confirmed, by the sign-up whose link was opened: a later sign-up's link brings its own code along.
alter table mail_tokens add column promo_code text;
