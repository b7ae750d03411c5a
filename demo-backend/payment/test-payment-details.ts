export type Verdict =
  | { kind: "approved" | "challenge" | "slow"; means: string }
  | { kind: "declined"; means: string; reason: DeclineReason }
  | { kind: "mistake"; field: string; message: string };

type DeclineReason = "declined" | "insufficient_funds";

interface TestCard {
  number: string;
  effect: string;
  verdict: "approved" | "challenge" | "slow" | DeclineReason;
}

export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", effect: "is approved", verdict: "approved" },
  { number: "4000000000000002", effect: "is declined", verdict: "declined" },
  { number: "4000000000009995", effect: "is declined for lack of funds", verdict: "insufficient_funds" },
  { number: "4000000000003220", effect: "asks for a code of the bank first", verdict: "challenge" },
  { number: "4000000000000044", effect: "is approved after some seconds", verdict: "slow" },
];

/** A card number in groups of four. */
export function spaced(number: string): string {
  return number.replace(/(.{4})(?=.)/g, "$1 ");
}

export const challengeCode = "123456";
export const testUpiIds = { approved: "success@upi", declined: "failure@upi" };
export const testBanks = [
  { code: "sahyadri", name: "Sahyadri Test Bank", approves: true },
  { code: "konkan", name: "Konkan Test Bank (refuses)", approves: false },
];

/** `fields.way` names the submitted form. */
export function checkPaymentDetails(fields: URLSearchParams, now: Date): Verdict {
  switch (fields.get("way")) {
    case "card":
      return checkCard(fields, now);
    case "upi":
      return checkUpi(fields.get("upi")?.trim().toLowerCase() ?? "");
    case "bank":
      return checkBank(fields.get("bank") ?? "");
    default:
      return mistake("way", "Choose a way to pay.");
  }
}

function checkCard(fields: URLSearchParams, now: Date): Verdict {
  const number = (fields.get("number") ?? "").replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return mistake("number", "This is not a card number.");
  if (!isInFuture(fields.get("expiry") ?? "", now)) {
    return mistake("expiry", "Enter a month and year to come, as in 08/30.");
  }
  if (!/^\d{3,4}$/.test(fields.get("cvc")?.trim() ?? "")) return mistake("cvc", "Enter the three digits on the back.");
  const card = testCards.find((each) => each.number === number);
  if (!card) return mistake("number", "Only the test cards below work here.");
  const means = `Card ending ${number.slice(-4)}`;
  const { verdict } = card;
  return verdict === "declined" || verdict === "insufficient_funds"
    ? { kind: "declined", means, reason: verdict }
    : { kind: verdict, means };
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** A card is valid to the end of its month. */
function isInFuture(expiry: string, now: Date): boolean {
  const match = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry);
  return match !== null && Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime();
}

function checkUpi(id: string): Verdict {
  if (!/^[a-z\d._-]{2,}@[a-z\d]{2,}$/.test(id)) return mistake("upi", "Enter a UPI id, as in success@upi.");
  const means = `UPI ${id}`;
  return id === testUpiIds.declined ? { kind: "declined", means, reason: "declined" } : { kind: "approved", means };
}

function checkBank(code: string): Verdict {
  const bank = testBanks.find((each) => each.code === code);
  if (!bank) return mistake("bank", "Choose a bank.");
  const means = `Net banking, ${bank.name.replace(/ \(.*/, "")}`;
  return bank.approves ? { kind: "approved", means } : { kind: "declined", means, reason: "declined" };
}

function mistake(field: string, message: string): Verdict {
  return { kind: "mistake", field, message };
}
