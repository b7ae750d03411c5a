import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordingsOf, type Recording } from "../../tests/contract/recordings.ts";
import { differences } from "./compare.ts";
import { deviations } from "./deviations.ts";
import { firstTold, script, tokenOf, type Meanwhile } from "./script.ts";
import { openSession, type Session } from "./session.ts";

const recordings = recordingsOf("electronics");

interface Row {
  name: string;
  before: Meanwhile[];
}

describe("a recorded request is answered as Magento answered it:", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession();
    await session.settleIn();
  }, 60_000); // passwords are slow to hash, and that is their point
  afterAll(() => session.close());

  test.each(rowsInOrder())("$name", async ({ name, before }) => {
    for (const meanwhile of before) await meanwhile(session);
    const recording = requireRecording(name);
    const own = await session.send(recording, session.tokens[tokenOf[name] ?? "shopper"]);
    session.learn(recording.response.body, own.body);
    expect(differences(recording.response, own, session.rename).filter((each) => !isKnown(name, each))).toEqual([]);
  });

  test("every deviation that is allowed for is there", () => {
    expect(deviations.filter((each) => !seen.has(each)).map(({ because }) => because)).toEqual([]);
  });
});

const seen = new Set<(typeof deviations)[number]>();

function isKnown(name: string, difference: string): boolean {
  const known = deviations.filter(({ of, at }) => of.test(name) && at.test(difference));
  for (const each of known) seen.add(each);
  return known.length > 0;
}

/** What stands alone comes first, in the order of the names. */
function rowsInOrder(): Row[] {
  const scripted: Row[] = [];
  let before: Meanwhile[] = [];
  for (const step of script) {
    if (typeof step !== "string") {
      before.push(step);
      continue;
    }
    scripted.push({ name: step, before });
    before = [];
  }
  const taken = new Set([...firstTold, ...scripted.map(({ name }) => name)]);
  const alone = [...recordings.keys()].filter((name) => !taken.has(name)).sort();
  return [...[...firstTold, ...alone].map((name) => ({ name, before: [] })), ...scripted];
}

function requireRecording(name: string): Recording {
  const recording = recordings.get(name);
  if (!recording) throw new Error(`There is no recording ${name}`);
  return recording;
}
