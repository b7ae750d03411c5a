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

/** Description of the largest television. */
export function largeTelevisionText(): string {
  const { row, columns, heading, text, productList, toContent } = pageBuilder("tvlarge");
  return toContent(
    row(
      "contained",
      {},
      text(
        "<p>The larger Nocturne carries a metal heat sink over the whole panel and runs brighter for it. Otherwise the two sizes share electronics and software. The centre stand fits furniture 60 cm wide.</p>",
      ),
      columns(
        [
          "50%",
          heading(3, "For films"),
          text("<p>Filmmaker mode switches smoothing off and keeps the speed of the film.</p>"),
        ],
        ["50%", heading(3, "For games"), text("<p>144 Hz on all four inputs, and a delay of 5 milliseconds.</p>")],
      ),
      heading(3, "Sound to go with it"),
      productList("carousel", "DHV-LEDGE", "HLC-STRATA-5.1"),
    ),
  );
}
