import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordingsOf, type Recording } from "../../tests/contract/recordings.ts";
import { differences, type Reply } from "./compare.ts";
import { electronicsScenario } from "./electronics/scenario.ts";
import { sampleScenario } from "./sample/scenario.ts";
import type { Session } from "./session.ts";
import { rowsOf, type Deviation, type Scenario } from "./scenario.ts";

describe("recordings of an electronics shop", () => replay(electronicsScenario));
describe("recordings of Magento's sample shop", () => replay(sampleScenario));

function replay<Of extends Session>(scenario: Scenario<Of>): void {
  const recordings = recordingsOf(scenario.shop);
  const seen = new Set<Deviation>();
  const cacheIds = new Map<string, string>();
  let session: Of;
  beforeAll(async () => {
    session = await scenario.open();
  }, 60_000); // password hashing is slow on purpose
  afterAll(() => session.close());

  test.each(rowsOf(scenario, recordings.keys()))("$name gets Magento's answer", async ({ name, before }) => {
    for (const step of before) await step(session);
    const { response, ...recording } = requireRecording(recordings, name);
    const own = await session.send({ ...recording, response }, session.tokens[scenario.tokenOf(name)]);
    session.learn(response.body, own.body);
    const { rename } = session;
    const found = [
      ...differences(response, own, { rename, hasSamePrices: scenario.hasSamePrices }),
      ...cacheIdDifferences(cacheIds, response, own),
    ];
    const known = (difference: string) => {
      const matching = scenario.deviations.filter(
        (each) => each.recording.test(name) && each.difference.test(difference),
      );
      for (const each of matching) seen.add(each);
      return matching.length > 0;
    };
    expect(found.filter((difference) => !known(difference))).toEqual([]);
  });

  test("every allowed deviation occurs", () => {
    expect(scenario.deviations.filter((each) => !seen.has(each)).map(({ reason }) => reason)).toEqual([]);
  });
}

/** Cache ids differ, but requests with equal recorded ids need equal ids here. */
function cacheIdDifferences(known: Map<string, string>, recorded: Reply, own: Reply): string[] {
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
