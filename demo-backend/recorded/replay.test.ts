import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordingsOf, type Recording } from "../../tests/contract/recordings.ts";
import { differences, type Reply } from "./compare.ts";
import { electronicsScenario } from "./electronics/scenario.ts";
import { sampleScenario } from "./sample/scenario.ts";
import type { Session } from "./session.ts";
import { rowsOf, type Deviation, type Scenario } from "./scenario.ts";

describe("a request recorded in a shop of electronics is answered as Magento answered it:", () =>
  tell(electronicsScenario));
describe("a request recorded in Magento's sample shop is answered as Magento answered it:", () => tell(sampleScenario));

function tell<Of extends Session>(story: Scenario<Of>): void {
  const recordings = recordingsOf(story.shop);
  const seen = new Set<Deviation>();
  const cacheIds = new Map<string, string>();
  let session: Of;
  beforeAll(async () => {
    session = await story.open();
  }, 60_000); // password hashing is slow on purpose
  afterAll(() => session.close());

  test.each(rowsOf(story, recordings.keys()))("$name", async ({ name, before }) => {
    for (const meanwhile of before) await meanwhile(session);
    const { response, ...recording } = requireRecording(recordings, name);
    const own = await session.send({ ...recording, response }, session.tokens[story.tokenOf(name)]);
    session.learn(response.body, own.body);
    const { rename } = session;
    const found = [
      ...differences(response, own, { rename, hasSamePrices: story.hasSamePrices }),
      ...sharing(cacheIds, response, own),
    ];
    const known = (difference: string) => {
      const fitting = story.deviations.filter(({ of, at }) => of.test(name) && at.test(difference));
      for (const each of fitting) seen.add(each);
      return fitting.length > 0;
    };
    expect(found.filter((difference) => !known(difference))).toEqual([]);
  });

  test("every deviation that is allowed for is there", () => {
    expect(story.deviations.filter((each) => !seen.has(each)).map(({ because }) => because)).toEqual([]);
  });
}

/** Cache ids differ, but requests with equal recorded ids need equal ids here. */
function sharing(known: Map<string, string>, recorded: Reply, own: Reply): string[] {
  const name = "x-magento-cache-id";
  const [wanted = "", given = ""] = [recorded.headers[name], own.headers[name]];
  const expected = known.get(wanted) ?? given;
  known.set(wanted, expected);
  const isShared = [...known].some(([other, id]) => other !== wanted && id === given);
  return expected === given && !isShared ? [] : [`header ${name} is another shopper's`];
}

function requireRecording(recordings: ReadonlyMap<string, Recording>, name: string): Recording {
  const recording = recordings.get(name);
  if (!recording) throw new Error(`There is no recording ${name}`);
  return recording;
}
