export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface SentMail extends Mail {
  from: string;
  sentAt: Date;
  id: string;
}

/** RFC 5322, for .eml files and SMTP. */
export function toMessage({ from, to, subject, text, sentAt, id }: SentMail): string {
  const headers = [
    ["Date", sentAt.toUTCString().replace("GMT", "+0000")],
    ["From", from],
    ["To", oneLine(to)],
    ["Subject", encodedWords(oneLine(subject))],
    ["Message-ID", `<${id}@${from.replace(/^.*@/, "").replace(/>$/, "")}>`],
    ["MIME-Version", "1.0"],
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Content-Transfer-Encoding", "8bit"],
  ].map(([name, value]) => `${name}: ${value}`);
  return [...headers, "", ...text.split(/\r?\n/), ""].join("\r\n");
}

/** Prevents header injection by line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, " ").trim();
}

/** RFC 2047: pieces of 15 letters stay within 75 characters per word. */
function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  const letters = [...text];
  const pieces = Array.from({ length: Math.ceil(letters.length / 15) }, (_, at) =>
    letters.slice(at * 15, at * 15 + 15),
  );
  return pieces.map((piece) => `=?UTF-8?B?${Buffer.from(piece.join("")).toString("base64")}?=`).join("\r\n ");
}
