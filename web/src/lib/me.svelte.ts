import { api } from "./wire/api";
import { friendlyName } from "./names";
import { prefs } from "./prefs.svelte";
import type { Person } from "../wire/types";

/** The person behind this browser, once there is one. */
export const me: { person: Person | undefined; asked: boolean } = $state({
  person: undefined,
  asked: false,
});

export async function whoAmI(): Promise<Person | undefined> {
  try {
    me.person = (await api.me()) ?? undefined;
  } finally {
    me.asked = true;
  }
  return me.person;
}

/** A guest is made without a word the first time one is needed. */
export async function ensurePerson(): Promise<Person> {
  const known = me.person ?? (await whoAmI());
  if (known) return known;
  const made = await api.newPerson(friendlyName(prefs.locale), prefs.locale);
  me.person = made;
  return made;
}

export async function rename(name: string): Promise<void> {
  await ensurePerson();
  me.person = await api.rename({ name });
}
