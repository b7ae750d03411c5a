import { escapeHtml } from "../rules/html.ts";
import { challengeCode, spaced, testBanks, testCards, testUpiIds } from "./test-payment-details.ts";

export interface PayPageView {
  shopName: string;
  orderNumber: string;
  amount: string;
  mistake: { field: string; message: string } | null;
  /** Entered values without the security code. */
  entered: URLSearchParams;
}

export function payPage(view: PayPageView): string {
  return frame(
    view,
    `${mistakeAlert(view)}
<form method="post"><fieldset><legend>UPI</legend><input type="hidden" name="way" value="upi">
${field(view, { name: "upi", label: "UPI id", more: `required placeholder="${testUpiIds.approved}"` })}
<button>Pay ${escapeHtml(view.amount)} by UPI</button></fieldset></form>
<form method="post" autocomplete="off"><fieldset><legend>Card</legend><input type="hidden" name="way" value="card">
${field(view, { name: "number", label: "Card number", more: 'inputmode="numeric" maxlength="23" required' })}
${field(view, { name: "expiry", label: "Valid until (MM/YY)", more: 'inputmode="numeric" maxlength="7" required placeholder="08/30"' })}
${field(view, { name: "cvc", label: "Security code", more: 'inputmode="numeric" maxlength="4" required' })}
<button>Pay ${escapeHtml(view.amount)} by card</button></fieldset></form>
<form method="post"><fieldset><legend>Net banking</legend><input type="hidden" name="way" value="bank">
<p><label for="bank">Bank</label><select id="bank" name="bank">${testBanks
      .map(({ code, name }) => `<option value="${code}">${escapeHtml(name)}</option>`)
      .join("")}</select></p>
<button>Pay ${escapeHtml(view.amount)} at the bank</button></fieldset></form>
${cancelForm}
${testTable()}`,
  );
}

/** The bank's challenge, for some test cards. */
export function challengePage(view: PayPageView): string {
  return frame(
    view,
    `${mistakeAlert(view)}
<form method="post" autocomplete="off"><fieldset><legend>Your bank asks: is it you?</legend><input type="hidden" name="way" value="challenge">
<p>A code was sent to your phone. In this sandbox it is always <code>${challengeCode}</code>.</p>
${field(view, { name: "code", label: "Code", more: 'inputmode="numeric" maxlength="6" required autofocus' })}
<button>Confirm the payment</button></fieldset></form>
${cancelForm}`,
  );
}

export function finishedPage(
  view: PayPageView,
  { message, backUrl, form }: { message: string; backUrl: string; form?: string },
): string {
  return frame(
    view,
    `<p>${escapeHtml(message)}</p>${form ?? `<p><a href="${escapeHtml(backUrl)}">Back to the shop</a></p>`}`,
  );
}

export function unknownPaymentPage(): string {
  return document("No such payment", "<h1>No such payment</h1><p>The address is not complete or not ours.</p>");
}

/** PayPal's page chooses the payer; the amount is charged when the order is placed. */
export function approvalPage(shopName: string): string {
  const buttons = [
    ["good", "Agree and continue"],
    ["slow", "Agree, after some seconds"],
    ["refusing", "Agree, but refuse the charge"],
  ].map(([account, label]) => `<p><button name="account" value="${account}">${label}</button></p>`);
  return document(
    "PayPal",
    `<p class="note">Sandbox: nothing is charged. Do not enter real accounts.</p>
<h1>Pay ${escapeHtml(shopName)} with PayPal</h1><p>You go back to the shop to place your order.</p>
<form method="post">${buttons.join("")}</form>
${cancelForm}`,
  );
}

const cancelForm =
  '<form method="post"><input type="hidden" name="way" value="cancel"><button class="plain">Cancel and go back to the shop</button></form>';

function field(view: PayPageView, { name, label, more }: { name: string; label: string; more: string }): string {
  const isWrong = view.mistake?.field === name;
  const value = name === "cvc" || name === "code" ? "" : escapeHtml(view.entered.get(name) ?? "");
  const state = isWrong ? ' aria-invalid="true" aria-describedby="mistake"' : "";
  return `<p><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" value="${value}" ${more}${state}></p>`;
}

function mistakeAlert({ mistake }: PayPageView): string {
  return mistake ? `<p role="alert" id="mistake">${escapeHtml(mistake.message)}</p>` : "";
}

function testTable(): string {
  const rows = testCards.map(
    ({ number, effect }) => `<tr><td><code>${spaced(number)}</code></td><td>${effect}</td></tr>`,
  );
  return `<h2>What works here</h2><table><caption>Test cards, with any month to come and any security code</caption>${rows.join("")}</table>
<p>UPI: <code>${testUpiIds.approved}</code> is approved, <code>${testUpiIds.declined}</code> is declined.</p>`;
}

function frame({ shopName, orderNumber, amount }: PayPageView, content: string): string {
  const heading = `<p class="note">Sandbox: nothing is charged. Do not enter real cards or accounts.</p>
<h1>Pay ${escapeHtml(amount)} to ${escapeHtml(shopName)}</h1><p>Order ${escapeHtml(orderNumber)}</p>`;
  return document(`Pay ${amount}`, heading + content);
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;color:#1c1f24;background:#fff}
fieldset{border:1px solid #8a919c;border-radius:.5rem;margin:0 0 1rem;padding:.5rem 1rem 1rem}legend{font-weight:600;padding:0 .4rem}
label{display:block;font-weight:600}input,select{font:inherit;box-sizing:border-box;width:100%;padding:.5rem;border:1px solid #6b7280;border-radius:.3rem;background:#fff;color:inherit}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:.3rem;background:#1d4ed8;color:#fff;cursor:pointer}button.plain{background:#e5e7eb;color:#1c1f24}
:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}[role=alert]{border-left:4px solid #b91c1c;padding:.5rem 1rem;background:#fef2f2;color:#7f1d1d}
.note{background:#fef3c7;color:#713f12;padding:.5rem 1rem;border-radius:.3rem}td{padding:.1rem 1rem .1rem 0}caption{text-align:left}`;

function document(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – payment sandbox</title>
<style>${style}</style>
<main>
${body}
</main>
</html>
`;
}
