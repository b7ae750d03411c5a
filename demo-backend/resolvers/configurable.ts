import { fromUid, toUid } from "../rules/uid.ts";
import type { AttributeRow, OptionRow, ProductRow, VariantRow } from "../store/catalogue-rows.ts";
import type { BackendContext } from "./context.ts";
import { toMediaGallery } from "./product-media.ts";

export const configurableResolvers = {
  ConfigurableProduct: {
    configurable_options: (product: ProductRow, _: unknown, { store }: BackendContext) =>
      store.catalogue.configurableAttributesOf(product.id).map((attribute, position) => ({
        id: attribute.id,
        uid: toUid(`configurable/${product.id}/${attribute.id}`),
        attribute_id: String(attribute.id),
        attribute_id_v2: attribute.id,
        attribute_uid: toUid(attribute.id),
        attribute_code: attribute.code,
        label: attribute.label,
        position,
        product_id: product.id,
        use_default: false,
        values: offeredOptions(product, attribute, store.catalogue).map((option) => ({
          uid: optionUid(attribute.id, option.id),
          value_index: option.id,
          label: option.label,
          default_label: option.label,
          store_label: option.label,
          use_default_value: true,
          swatch_data: toSwatch(attribute, option),
        })),
      })),

    variants: (product: ProductRow, _: unknown, context: BackendContext) =>
      shownVariants(product, context).map(({ row, variant }) => ({
        product: row,
        attributes: context.store.catalogue.configurableAttributesOf(product.id).flatMap((attribute) => {
          const option = context.store.catalogue.option(variant.options.get(attribute.id) ?? 0);
          return option
            ? [
                {
                  code: attribute.code,
                  label: option.label,
                  uid: optionUid(attribute.id, option.id),
                  value_index: option.id,
                },
              ]
            : [];
        }),
      })),

    configurable_product_options_selection: (
      product: ProductRow,
      { configurableOptionValueUids }: { configurableOptionValueUids?: string[] | null },
      context: BackendContext,
    ) => toSelection(product, configurableOptionValueUids ?? [], context),
  },
  SwatchDataInterface: { __resolveType: ({ kind }: { kind: string }) => kind },
};

type Catalogue = BackendContext["store"]["catalogue"];

function enabledVariants(product: ProductRow, catalogue: Catalogue): { row: ProductRow; variant: VariantRow }[] {
  return catalogue.variantsOf(product.id).flatMap((variant) => {
    const row = catalogue.productById(variant.childId);
    return row?.status === "enabled" ? [{ row, variant }] : [];
  });
}

function shownVariants(product: ProductRow, { store, settings, now }: BackendContext) {
  const variants = enabledVariants(product, store.catalogue);
  return settings.showOutOfStock ? variants : variants.filter(({ row }) => store.index(now()).isInStock(row.id));
}

function offeredOptions(product: ProductRow, attribute: AttributeRow, catalogue: Catalogue): OptionRow[] {
  const offered = new Set(enabledVariants(product, catalogue).map(({ variant }) => variant.options.get(attribute.id)));
  return catalogue.optionsOfAttribute(attribute.id).filter((option) => offered.has(option.id));
}

function optionUid(attributeId: number, optionId: number): string {
  return toUid(`configurable/${attributeId}/${optionId}`);
}

function toSwatch(attribute: AttributeRow, option: OptionRow) {
  if (attribute.swatch === "visual" && option.swatch !== null) return { kind: "ColorSwatchData", value: option.swatch };
  return attribute.swatch === "text" ? { kind: "TextSwatchData", value: option.swatch ?? option.label } : null;
}

/** Counts only variants in stock, as Magento does. */
function toSelection(product: ProductRow, uids: readonly string[], context: BackendContext) {
  const { store, now } = context;
  const attributes = store.catalogue.configurableAttributesOf(product.id);
  const chosen = new Map(uids.flatMap((uid) => readOptionUid(uid)));
  const index = store.index(now());
  const salable = enabledVariants(product, store.catalogue).filter(({ row }) => index.isInStock(row.id));
  const matching = salable.filter(({ variant }) =>
    [...chosen].every(([id, option]) => variant.options.get(id) === option),
  );
  const isComplete = attributes.every((attribute) => chosen.has(attribute.id));
  const available = (attribute: AttributeRow) => {
    const remaining = new Set(matching.map(({ variant }) => variant.options.get(attribute.id)));
    return store.catalogue.optionsOfAttribute(attribute.id).filter((option) => remaining.has(option.id));
  };
  return {
    options_available_for_selection:
      matching.length === 0
        ? []
        : attributes.map((attribute) => ({
            attribute_code: attribute.code,
            option_value_uids: available(attribute).map((option) => optionUid(attribute.id, option.id)),
          })),
    media_gallery: uniqueByUrl(matching.flatMap(({ row }) => toMediaGallery(row, context))),
    variant: isComplete ? (matching[0]?.row ?? null) : null,
    configurable_options: attributes.map((attribute) => ({
      uid: toUid(`configurable/${product.id}/${attribute.id}`),
      attribute_code: attribute.code,
      label: attribute.label,
      values: offeredOptions(product, attribute, store.catalogue).map((option) => ({
        uid: optionUid(attribute.id, option.id),
        label: option.label,
        is_available: available(attribute).includes(option),
        is_use_default: false,
        swatch: toSwatch(attribute, option),
      })),
    })),
  };
}

function readOptionUid(uid: string): [number, number][] {
  const parts = /^configurable\/(\d+)\/(\d+)$/.exec(fromUid(uid) ?? "");
  return parts ? [[Number(parts[1]), Number(parts[2])]] : [];
}

/** Variants that look alike share their pictures. */
function uniqueByUrl<Picture extends { url: string }>(pictures: Picture[]): Picture[] {
  return [...new Map(pictures.map((picture) => [picture.url, picture])).values()];
}
