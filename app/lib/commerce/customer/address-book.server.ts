import { toAddressProblem } from "~/lib/commerce/checkout/to-checkout-problem.server";
import type { CustomerArea } from "~/lib/commerce/model/commerce";
import { type SavedAddress, inListOrder } from "~/lib/commerce/model/customer";
import type { Outcome } from "~/lib/commerce/model/problem";
import { type Backend, unexpected } from "~/lib/commerce/transport/backend.server";
import { type Answer, linesAllowed } from "~/lib/commerce/transport/classify.server";
import {
  CreateAddressDocument,
  DeleteAddressDocument,
  SavedAddressesDocument,
  UpdateAddressDocument,
} from "~/lib/commerce/wire/generated/graphql";
import { refusedOrThrow } from "~/lib/commerce/cart/refused-or-throw.server";
import { toSavedAddress, toSavedAddressInput } from "./to-saved-address.server";

type AddressBook = Pick<CustomerArea, "addresses" | "createAddress" | "updateAddress" | "deleteAddress">;

export function createAddressBook(backend: Backend): AddressBook {
  return {
    async addresses() {
      const answer = await backend.readPrivate(SavedAddressesDocument, {});
      if (!answer.data.customer) throw unexpected("SavedAddresses", answer);
      const saved = (answer.data.customer.addresses ?? []).map(toSavedAddress);
      return inListOrder(saved.filter((address): address is SavedAddress => address !== null));
    },

    createAddress: (address, roles) =>
      withFewerLines(async (maxLines) => {
        const input = toSavedAddressInput({ address, roles, maxLines });
        const answer = await backend.write(CreateAddressDocument, { address: input });
        return { operation: "CreateAddress", answer, isDone: answer.data.createCustomerAddress !== null };
      }),

    updateAddress: (id, address, roles) =>
      withFewerLines(async (maxLines) => {
        const input = toSavedAddressInput({ address, roles, maxLines });
        const answer = await backend.write(UpdateAddressDocument, { id, address: input });
        return { operation: "UpdateAddress", answer, isDone: answer.data.updateCustomerAddress !== null };
      }),

    async deleteAddress(id) {
      const answer = await backend.write(DeleteAddressDocument, { id });
      // Already deleted (form sent twice, another tab) counts as deleted.
      const isGone = answer.errors.some(({ message }) => message.startsWith("Could not find a address"));
      return answer.data.deleteCustomerAddress || isGone
        ? { ok: true }
        : refusedOrThrow("DeleteAddress", answer, toAddressProblem);
    },
  };
}

interface Attempt {
  readonly operation: string;
  readonly answer: Answer<unknown>;
  readonly isDone: boolean;
}

/** A plain Magento accepts two street lines and says so: as in the checkout, the address is sent again on that many. */
async function withFewerLines(attempt: (maxLines?: number) => Promise<Attempt>): Promise<Outcome<object>> {
  const { operation, answer, isDone } = await attempt();
  if (isDone) return { ok: true };
  const maxLines = linesAllowed(answer.errors);
  if (maxLines === null) return refusedOrThrow(operation, answer, toAddressProblem);
  const again = await attempt(maxLines);
  return again.isDone ? { ok: true } : refusedOrThrow(operation, again.answer, toAddressProblem);
}
