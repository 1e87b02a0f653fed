interface ProductCellProps {
  name: string;
  /** The product's page. */
  href?: string | null | undefined;
  photo?: string | null | undefined;
  /** Lines below the name; those that are empty are left out. */
  details: readonly (string | null | undefined)[];
}

/** The product in a row of a cart or list: photo, name and details (CRT-08). */
export function ProductCell({ name, href, photo, details }: ProductCellProps) {
  return (
    <div className="cart-product">
      {photo && <img src={photo} width="80" height="100" alt="" />}
      <div>
        {href ? <a href={href}>{name}</a> : <span>{name}</span>}
        {details.map(
          (detail, index) =>
            detail && (
              // oxlint-disable-next-line react/no-array-index-key -- a line is identified by its position
              <span key={index} className="cart-detail">
                {detail}
              </span>
            ),
        )}
      </div>
    </div>
  );
}
