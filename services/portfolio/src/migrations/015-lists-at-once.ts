import type { Migration } from '@kavel/service-kit';

/**
 * The key from unit to portfolio, held once a statement: PostgreSQL asks for the portfolio of each row by itself, which
 * took half of the time of a list. It is locked as a foreign key does, so that it cannot go meanwhile.
 */
const keyOfUnits = `
  alter table portfolio.unit drop constraint unit_organisation_id_portfolio_id_fkey;

  create function portfolio.keep_portfolio_of_units() returns trigger language plpgsql as $$
  begin
    perform from (select distinct organisation_id, portfolio_id from added) as unit
    where not exists (
      select from portfolio.portfolio
      where portfolio.organisation_id = unit.organisation_id and portfolio.id = unit.portfolio_id
      for key share
    );
    if found then
      raise foreign_key_violation using message = 'a unit is in a portfolio of its organisation';
    end if;
    return null;
  end $$;
  create trigger portfolio_of_unit after insert on portfolio.unit
    referencing new table as added
    for each statement execute function portfolio.keep_portfolio_of_units();
`;

const unitsStay = `
  create function portfolio.refuse_move_of_unit() returns trigger language plpgsql as $$
  begin
    raise foreign_key_violation using message = 'a unit stays in its portfolio';
  end $$;
  create trigger stays before update on portfolio.unit
    for each row
    when ((old.organisation_id, old.portfolio_id) is distinct from (new.organisation_id, new.portfolio_id))
    execute function portfolio.refuse_move_of_unit();
`;

/** After the row is locked, and so after all who were adding units to it. */
const portfoliosWithUnitsStay = `
  create function portfolio.keep_portfolio_with_units() returns trigger language plpgsql as $$
  begin
    if exists (
      select from portfolio.unit
      where unit.organisation_id = old.organisation_id and unit.portfolio_id = old.id
    ) then
      raise foreign_key_violation using message = 'a portfolio with units is not taken away from them';
    end if;
    return null;
  end $$;
  create trigger units_deleted after delete on portfolio.portfolio
    for each row execute function portfolio.keep_portfolio_with_units();
  create trigger units_renamed after update on portfolio.portfolio
    for each row when ((old.organisation_id, old.id) is distinct from (new.organisation_id, new.id))
    execute function portfolio.keep_portfolio_with_units();
`;

/** Ids in the order of time lie together, where others touch, and so log, a page each. From PostgreSQL 18 on. */
const idsInOrder = `
  do $$ begin
    if current_setting('server_version_num')::int >= 180000 then
      alter table portfolio.unit alter column id set default uuidv7();
    end if;
  end $$;
`;

export const listsAtOnce: Migration = {
  name: '015-lists-at-once',
  sql: keyOfUnits + unitsStay + portfoliosWithUnitsStay + idsInOrder,
};
