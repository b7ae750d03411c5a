import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { differences } from "./compare.ts";
import { deviations, notReplayed } from "./deviations.ts";
import { firstTold, script, tokenOf, type Meanwhile } from "./script.ts";
import { openSession, type Session } from "./session.ts";
import { readTranscripts, type Transcript } from "./transcripts.ts";

const transcripts = readTranscripts();
if (transcripts.size === 0) console.warn("Replay left out: ../shared/contract/transcripts is not here");

interface Row {
  name: string;
  before: Meanwhile[];
}

describe.runIf(transcripts.size > 0)("a recorded request is answered as Magento answered it:", () => {
  let session: Session;
  beforeAll(async () => {
    session = await openSession();
    await session.settleIn();
  }, 60_000); // passwords are slow to hash, and that is their point
  afterAll(() => session.close());

  test.each(rowsInOrder())("$name", async ({ name, before }) => {
    for (const meanwhile of before) await meanwhile(session);
    const transcript = requireTranscript(name);
    const own = await session.send(transcript, session.tokens[tokenOf[name] ?? "shopper"]);
    session.learn(transcript.response.body, own.body);
    expect(differences(transcript.response, own, session.rename).filter((each) => !isKnown(name, each))).toEqual([]);
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
  const taken = new Set([...firstTold, ...scripted.map(({ name }) => name), ...Object.keys(notReplayed)]);
  const alone = [...transcripts.keys()].filter((name) => !taken.has(name)).sort();
  return [...[...firstTold, ...alone].map((name) => ({ name, before: [] })), ...scripted];
}

function requireTranscript(name: string): Transcript {
  const transcript = transcripts.get(name);
  if (!transcript) throw new Error(`There is no transcript ${name}`);
  return transcript;
}
