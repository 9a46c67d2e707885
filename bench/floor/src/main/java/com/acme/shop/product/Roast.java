package com.acme.shop.product;

public enum Roast {
  LIGHT,
  MEDIUM,
  DARK
}
