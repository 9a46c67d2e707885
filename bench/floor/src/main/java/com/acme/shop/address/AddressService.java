package com.acme.shop.address;

import com.acme.shop.PageOf;
import com.acme.shop.country.CountryRepository;
import com.acme.shop.customer.CustomerRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class AddressService {
  private final AddressRepository addresses;
  private final CustomerRepository customers;
  private final CountryRepository countries;

  public AddressService(
      AddressRepository addresses, CustomerRepository customers, CountryRepository countries) {
    this.addresses = addresses;
    this.customers = customers;
    this.countries = countries;
  }

  public PageOf<AddressDto> list(Pageable pageable) {
    return PageOf.of(addresses.findAll(pageable).map(AddressDto::of));
  }

  public AddressDto get(Long id) {
    return AddressDto.of(find(id));
  }

  @Transactional
  public AddressDto create(AddressRequest request) {
    Address address = new Address();
    fill(address, request);
    return AddressDto.of(addresses.save(address));
  }

  @Transactional
  public AddressDto update(Long id, AddressRequest request) {
    Address address = find(id);
    fill(address, request);
    return AddressDto.of(addresses.saveAndFlush(address));
  }

  @Transactional
  public void delete(Long id) {
    addresses.delete(find(id));
  }

  private Address find(Long id) {
    return addresses
        .findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Address address, AddressRequest request) {
    address.setCustomer(
        customers.findById(request.customerId()).orElseThrow(AddressService::unknownReference));
    address.setCountry(
        countries.findById(request.countryCode()).orElseThrow(AddressService::unknownReference));
    address.setStreet(request.street());
    address.setCity(request.city());
    address.setPostalCode(request.postalCode());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
