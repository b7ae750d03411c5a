import { pageBuilder } from "./page-builder.ts";

/** Above the list of televisions. */
export function televisionText(): string {
  const { row, columns, text, buttons, toContent } = pageBuilder("tvtext");
  return toContent(
    row(
      "contained",
      { color: "#dff0f1", css: { padding: "12px", "border-radius": "12px" } },
      columns(
        [
          "66.6667%",
          text(
            "<p>From 32 inches for the kitchen to 65 inches for the cinema at home. Each comes with a stand, and a fitter for the wall can be booked with it.</p>",
          ),
        ],
        ["33.3333%", buttons(["Which one fits?", '{{store direct_url="television-guide"}}'])],
      ),
    ),
  );
}
