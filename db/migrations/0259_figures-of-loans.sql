-- The figures that are kept of people for lenders count the loans that stand open in our books. They are worked out anew once a loan begins to
-- fall due or no longer does: it is paid out, repaid, given up or taken back, or a payment of it is reversed.

create trigger loans_mark_figures after insert on loans
  for each row execute function mark_figures_stale();

-- Ageing moves a loan among the states in which it falls due, which changes no figure.
create trigger loans_mark_figures_of_changed after update on loans
  for each row when (
    (old.state in ('Active', 'InArrears', 'Defaulted')) is distinct from (new.state in ('Active', 'InArrears', 'Defaulted'))
  ) execute function mark_figures_stale();

-- What was kept before counted none of them.
update prequalification_figures f set is_stale = true where exists (select from loans l where l.account_id = f.account_id);
