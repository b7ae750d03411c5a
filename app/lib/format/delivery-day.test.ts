import { describe, expect, test } from "vitest";
import { INDIAN_DATES } from "./dates";
import { deliveryDay as deliveryDayIn, isDeliveryDayOver, isTomorrow } from "./delivery-day";

const deliveryDay = (title: string, ordered: Date) => deliveryDayIn(title, ordered, INDIAN_DATES);
const NEW_YORK = { locale: "en-US", timeZone: "America/New_York" };
const saturdayNoon = new Date("2026-11-21T06:30:00Z");

describe("deliveryDay", () => {
  test.each([
    ["Standard delivery – 3 to 5 days", "Fri 27 Nov"],
    ["Express delivery – 1 to 2 days", "Tue 24 Nov"],
    ["Up to 3 days", "Wed 25 Nov"],
    ["Next day: 1 day", "Mon 23 Nov"],
    ["5–8 days by air", "Tue 1 Dec"],
  ])("of %s, ordered on a Saturday, is %s, skipping Sundays", (title, day) => {
    expect(deliveryDay(title, saturdayNoon)).toBe(day);
  });

  test("skips Saturdays too when counting working days", () => {
    expect(deliveryDay("Courier, 4-5 business days", saturdayNoon)).toBe("Fri 27 Nov");
    expect(deliveryDay("6 working days", saturdayNoon)).toBe("Mon 30 Nov");
  });

  test.each(["Flat rate", "Collect from a store – Ready in 2 hours", "Best Way - Table Rate", "24x7", ""])(
    "is null for %j",
    (title) => expect(deliveryDay(title, saturdayNoon)).toBeNull(),
  );

  test("is null when the order date is invalid", () => {
    expect(deliveryDay("1 day", new Date("when it was"))).toBeNull();
  });

  test("crosses the end of a year, and abbreviates September to Sep", () => {
    expect(deliveryDay("4 to 7 days", new Date("2026-12-30T06:30:00Z"))).toBe("Thu 7 Jan");
    expect(deliveryDay("2 days", new Date("2026-09-29T06:30:00Z"))).toBe("Thu 1 Oct");
    expect(deliveryDay("1 day", new Date("2026-09-29T06:30:00Z"))).toBe("Wed 30 Sep");
  });

  test("counts from the current day in India", () => {
    expect(deliveryDay("1 day", new Date("2026-11-23T18:29:00Z"))).toBe("Tue 24 Nov");
    expect(deliveryDay("1 day", new Date("2026-11-23T18:30:00Z"))).toBe("Wed 25 Nov");
  });

  test("is a day later after the cut-off time", () => {
    const title = "Express – 1 day, ordered by 2 pm";
    expect(deliveryDay(title, new Date("2026-11-23T08:29:00Z"))).toBe("Tue 24 Nov");
    expect(deliveryDay(title, new Date("2026-11-23T08:30:00Z"))).toBe("Wed 25 Nov");
    expect(deliveryDay("1 day, before 12:30 PM", new Date("2026-11-23T06:59:00Z"))).toBe("Tue 24 Nov");
  });
});

test("isTomorrow compares with the current day in India", () => {
  expect(isTomorrow("Tue 24 Nov", new Date("2026-11-23T18:29:00Z"), INDIAN_DATES)).toBe(true);
  expect(isTomorrow("Tue 24 Nov", new Date("2026-11-23T18:30:00Z"), INDIAN_DATES)).toBe(false);
});

test("deliveryDay and isTomorrow use the store's time zone and date format", () => {
  const title = "Express – 1 day, ordered by 2 pm";
  expect(deliveryDayIn(title, new Date("2026-11-24T18:59:00Z"), NEW_YORK)).toBe("Wed Nov 25");
  expect(deliveryDayIn(title, new Date("2026-11-24T19:00:00Z"), NEW_YORK)).toBe("Thu Nov 26");
  expect(deliveryDayIn(title, new Date("2026-07-21T18:00:00Z"), NEW_YORK)).toBe("Thu Jul 23");
  expect(isTomorrow("Wed Nov 25", new Date("2026-11-25T04:59:00Z"), NEW_YORK)).toBe(true);
  expect(isTomorrow("Wed Nov 25", new Date("2026-11-25T05:00:00Z"), NEW_YORK)).toBe(false);
});

test("isDeliveryDayOver is true once the day has ended at the store", () => {
  const ordered = new Date("2026-11-24T12:00:00Z");
  const isOver = (now: string, zone: string) => isDeliveryDayOver("1 day", ordered, new Date(now), zone);
  expect(isOver("2026-11-25T18:29:00Z", "Asia/Kolkata")).toBe(false);
  expect(isOver("2026-11-25T18:30:00Z", "Asia/Kolkata")).toBe(true);
  expect(isOver("2026-11-26T04:59:00Z", "America/New_York")).toBe(false);
  expect(isOver("2026-11-26T05:00:00Z", "America/New_York")).toBe(true);
});
