import { parseDocument } from "htmlparser2";
import { textContent } from "domutils";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data";

test("a merchant's text cannot end its script element", () => {
  const name = 'Cable </script><script>alert("1")</script> <!-- & > 2 m';
  const { children } = parseDocument(renderToString(<StructuredData things={[{ "@type": "Product", name }]} />));
  expect(children.length).toBe(1);
  expect(JSON.parse(textContent(children))).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});
