import { useLoaderData } from "@remix-run/react";
import { customerAction, customerLoader } from "~/features/account/log-in.server";
import { countryNames, deleteAddress } from "~/features/addresses/save-address.server";
import { AddressView } from "~/features/addresses/address-view";
import { mayDelete, type SavedAddress } from "~/lib/commerce/model/customer";
import { screenMeta } from "~/lib/screen";
import { deferred } from "~/lib/server/request/deferred.server";
import type { Reader } from "~/lib/server/request/shop.server";
import { DeleteForm } from "~/ui/delete-form";
import { DeferredPart } from "~/ui/deferred-part";
import { Link } from "~/ui/link";

export const meta = screenMeta("Addresses details");

export const loader = customerLoader(async ({ shop }) => ({
  addresses: await deferred(shop, "addresses", readAddresses),
}));

async function readAddresses(reader: Reader) {
  const addresses = await reader.commerce.customer.addresses();
  const shown = addresses.map(({ address }) => address);
  const names = await countryNames(reader, shown);
  return addresses.map((saved) => ({ ...saved, countryName: names[saved.address.country] ?? "" }));
}

export const action = customerAction(deleteAddress);

export default function AddressesPage() {
  const { addresses } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Addresses details</h1>
      <DeferredPart data={addresses} label="Your addresses" fallback="lines">
        {(known) => (
          <>
            {known.length === 0 && <p className="panel">No saved addresses yet.</p>}
            <ul className="grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(260px,1fr))]" aria-label="Saved addresses">
              {known.map((saved) => (
                <li key={saved.id} className="panel flex flex-col gap-2">
                  <Roles saved={saved} />
                  <AddressView address={saved.address} countryName={saved.countryName} id={`address-${saved.id}`} />
                  <div className="row mt-auto border-t border-line pt-2">
                    <Link
                      className="link-btn"
                      to={`/customer/addresses-details/edit/${saved.id}`}
                      aria-describedby={`address-${saved.id}`}
                    >
                      Edit
                    </Link>
                    {mayDelete(saved) && (
                      <DeleteForm
                        action="/customer/addresses-details"
                        name="address"
                        value={saved.id}
                        of={`address-${saved.id}`}
                      >
                        Delete address
                      </DeleteForm>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </DeferredPart>
      <p>
        <Link className="btn" to="/customer/addresses-details/create">
          Add an address
        </Link>
      </p>
    </>
  );
}

function Roles({ saved }: { saved: SavedAddress }) {
  const roles = [
    saved.isDefaultBilling && "Default billing address",
    saved.isDefaultShipping && "Default delivery address",
  ].filter(Boolean);
  return roles.length > 0 ? <p className="text-xs font-semibold text-ok">{roles.join(" · ")}</p> : null;
}
