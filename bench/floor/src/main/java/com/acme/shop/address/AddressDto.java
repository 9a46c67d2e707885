package com.acme.shop.address;

public record AddressDto(
    Long id, Long customerId, String countryCode, String street, String city, String postalCode) {
  static AddressDto of(Address address) {
    return new AddressDto(
        address.getId(),
        address.getCustomer().getId(),
        address.getCountry().getCode(),
        address.getStreet(),
        address.getCity(),
        address.getPostalCode());
  }
}
