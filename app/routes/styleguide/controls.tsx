import { Breadcrumbs } from "~/ui/breadcrumbs";
import { Chips } from "~/ui/chips";
import { DeleteForm } from "~/ui/delete-form";
import { Link } from "~/ui/link";
import { Pagination } from "~/ui/pagination";
import { Specimen } from "./specimen";

const CRUMBS = [
  { name: "Mobiles & tablets", path: "/mobiles-tablets.html" },
  { name: "Phones", path: "/mobiles-tablets/phones.html" },
];
const LINKS = [
  { name: "5G phones", path: "/5g" },
  { name: "Flagship phones", path: "/flagship" },
];
const addressOf = (page: number) => `/styleguide?page=${page}`;

export function Controls() {
  return (
    <>
      <Specimen of="button">
        <p className="row">
          <button className="btn">Add to cart</button>
          <button className="btn quiet">Keep</button>
          <button className="btn spark">Buy now</button>
          <button className="update">Update options</button>
          <button className="btn" aria-busy="true">
            Sending
          </button>
        </p>
      </Specimen>
      <Specimen of="flag">
        <p className="flag">23% off</p>
        <p className="flag new">New</p>
        <p className="flag few">Only 4 left</p>
      </Specimen>
      <Specimen of="link">
        <p className="row">
          <Link to="/styleguide">A link</Link>
          <Link className="btn" to="/styleguide">
            A link to the next step
          </Link>
        </p>
      </Specimen>
      <Specimen of="chips">
        <Chips links={LINKS} label="Narrower lists" />
      </Specimen>
      <Specimen of="breadcrumbs">
        <Breadcrumbs crumbs={CRUMBS} current="Kestriva Aura 5G" />
      </Specimen>
      <Specimen of="pagination">
        <Pagination page={4} pageCount={12} addressOf={addressOf} />
      </Specimen>
      <Specimen of="delete-form">
        <DeleteForm action="/styleguide" name="address" value="1" of="of-delete-form">
          Delete address
        </DeleteForm>
      </Specimen>
    </>
  );
}
