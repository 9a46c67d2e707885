CREATE TYPE order_status AS
  ENUM ('placed', 'paid', 'sent');
CREATE TABLE customers (
  id bigserial PRIMARY KEY,
  email varchar(255) NOT NULL UNIQUE,
  name varchar(120) NOT NULL
);
CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  customer_id bigint NOT NULL
    REFERENCES customers,
  status order_status NOT NULL,
  total numeric(10,2) CHECK (total >= 0),
  placed_at timestamptz NOT NULL
);
CREATE TABLE products (
  id bigserial PRIMARY KEY,
  sku varchar(32) NOT NULL UNIQUE,
  price numeric(10,2) NOT NULL
);
CREATE TABLE order_items (
  order_id bigint REFERENCES orders,
  product_id bigint REFERENCES products,
  quantity int CHECK (quantity > 0),
  PRIMARY KEY (order_id, product_id)
);
