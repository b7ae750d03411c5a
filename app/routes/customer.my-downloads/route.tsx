import { useLoaderData } from "@remix-run/react";
import { optional } from "~/lib/async/optional";
import { customerLoader } from "~/features/account/log-in.server";
import type { Download } from "~/lib/commerce/model/customer";
import { formatDate } from "~/lib/format/dates";
import { useRootData } from "~/lib/root-data";
import { screenMeta } from "~/lib/screen";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";
import { orderPath } from "~/lib/urls/order-paths";

export const meta = screenMeta("My downloads");

/** The backend does not name the files, so they are listed by order, with its products. */
export const loader = customerLoader(async ({ shop }) => ({ found: await deferred(shop, "downloads", readDownloads) }));

type FilesOfOrder = Awaited<ReturnType<typeof readDownloads>>[number];

async function readDownloads(reader: Reader) {
  const { records, customer } = reader.commerce;
  const [files, latest] = await Promise.all([
    records.downloads(),
    optional(reader, "orders of downloads", customer.orders({ page: 1 })),
  ]);
  const numbers = [...new Set(files.map(({ order }) => order))];
  return numbers.map((order) => ({
    order,
    names: (latest?.orders.find(({ number }) => number === order)?.lines ?? []).map(({ name }) => name).join(", "),
    files: files.filter((file) => file.order === order),
  }));
}

export default function DownloadsPage() {
  const { found } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>My downloads</h1>
      <DeferredPart data={found} label="Your downloads" fallback="lines">
        {(orders) =>
          orders.length === 0 ? (
            <EmptyState icon="download" to="/" next="Start shopping">
              No downloads yet.
            </EmptyState>
          ) : (
            orders.map((files) => <OrderFiles key={files.order} {...files} />)
          )
        }
      </DeferredPart>
    </>
  );
}

function OrderFiles({ order, names, files }: FilesOfOrder) {
  return (
    <section className="panel" aria-labelledby={`order-${order}`}>
      <h2 id={`order-${order}`}>
        <Link to={orderPath(order)}>Order {order}</Link>
      </h2>
      {names && <p className="text-s">{names}</p>}
      <ul>
        {files.map((file, index) => (
          <File key={file.url ?? index} file={file} name={`File ${index + 1}`} />
        ))}
      </ul>
    </section>
  );
}

function File({ file: { url, date, status, remaining }, name }: { file: Download; name: string }) {
  const { store } = useRootData();
  return (
    <li className="row border-b border-line py-3 last:border-0 last:pb-0">
      <span>{[name, formatDate(date, store)].filter(Boolean).join(", ")}</span>
      <span className="hint">{remaining && `Downloads left: ${remaining}`}</span>
      {url ? (
        <a className="btn secondary" href={url} rel="noreferrer" download>
          <Icon name="download" size={20} />
          Download<span className="sr-only"> {name}</span>
        </a>
      ) : (
        <span>{status === "pending" ? "Ready once your order is paid" : status}</span>
      )}
    </li>
  );
}
