import { createElement, type ReactNode } from "react";
import { CardsForm } from "~/features/listing/cards-form";
import { ProductCard } from "~/features/listing/product-card";
import type { ProductSummary } from "~/lib/commerce/model/product";
import { CardSkeletons } from "~/ui/card-skeletons";
import { DeferredPart } from "~/ui/deferred-part";
import { Prose } from "~/ui/prose";
import type { ContentPart, ListedContent } from "./load-content.server";

interface ContentPartsProps {
  content: ListedContent;
  className: string;
}

/** A text with the shop's cards where it lists products. */
export function ContentParts({ content: { html, parts, lists }, className }: ContentPartsProps) {
  return (
    <div className={`own-rules ${className}`}>
      <Prose html={html} className="" />
      <Parts
        parts={parts}
        toList={(list, isCarousel) => (
          <DeferredPart data={lists} label={`Products ${String(list + 1)}`} fallback={<CardSkeletons />}>
            {(found) => <Cards products={found[list] ?? []} isCarousel={isCarousel} />}
          </DeferredPart>
        )}
      />
    </div>
  );
}

interface PartsProps {
  parts: readonly ContentPart[];
  toList: (list: number, isCarousel: boolean) => ReactNode;
}

function Parts({ parts, toList }: PartsProps) {
  return parts.map((part, index) => {
    switch (part.kind) {
      case "parent":
        return createElement(
          part.tag,
          { key: index, ...part.attributes },
          <Parts parts={part.parts} toList={toList} />,
        );
      case "html":
        return createElement(part.tag, {
          key: index,
          ...part.attributes,
          dangerouslySetInnerHTML: { __html: part.html },
        });
      case "products":
        return (
          <div key={index} className="pb-products">
            {toList(part.list, part.isCarousel)}
          </div>
        );
    }
  });
}

function Cards({ products, isCarousel }: { products: readonly ProductSummary[]; isCarousel: boolean }) {
  if (products.length === 0) return null;
  return (
    <CardsForm>
      <ul className={isCarousel ? "cards strip" : "cards"} aria-label="Products" data-cards="">
        {products.map((product) => (
          <ProductCard key={product.uid} product={product} heading="h3" />
        ))}
      </ul>
    </CardsForm>
  );
}
