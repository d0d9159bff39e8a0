-- A search for a first and a last name read the list of every three letters of both, each as long as the people who have them somewhere. Where two words
-- meet, the end of one and the beginning of the next are shared by few; of the last word typed there may be one character.

create function search_joints(searched text) returns text[] language plpgsql immutable strict parallel safe as $$
declare
  words constant text[] := string_to_array(translate(searched, '@', ' '), ' ');
  joints text[] := '{}';
begin
  for place in 2 .. cardinality(words) loop
    for characters in 1 .. 3 loop
      joints := joints || (right(words[place - 1], 3) || ' ' || left(words[place], characters));
    end loop;
  end loop;
  return joints;
end $$;

-- Not concurrently, as migrations run in one transaction: five seconds for a million people. Each joint is put in its place at once: a list of
-- those that wait for it would be read by every search.
-- squawk-ignore require-concurrent-index-creation
create index accounts_joints on accounts using gin (search_joints(search_text)) with (fastupdate = off);
