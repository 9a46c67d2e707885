CREATE TABLE customers (
  id bigserial PRIMARY KEY,
  email varchar(255) NOT NULL UNIQUE
);
CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  customer_id bigint NOT NULL
    REFERENCES customers,
  coupon_id bigint REFERENCES coupons (id),
  total numeric(10,2) CHECK (total >= 0)
);
CREATE TRIGGER orders_audit AFTER INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION audit();
