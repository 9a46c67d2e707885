package com.acme.shop.customer;

import com.acme.shop.PageOf;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class CustomerService {
  private final CustomerRepository customers;

  public CustomerService(CustomerRepository customers) {
    this.customers = customers;
  }

  public PageOf<CustomerDto> list(Pageable pageable) {
    return PageOf.of(customers.findAll(pageable).map(CustomerDto::of));
  }

  public CustomerDto get(Long id) {
    return CustomerDto.of(find(id));
  }

  @Transactional
  public CustomerDto create(CustomerRequest request) {
    Customer customer = new Customer();
    fill(customer, request);
    return CustomerDto.of(customers.save(customer));
  }

  @Transactional
  public CustomerDto update(Long id, CustomerRequest request) {
    Customer customer = find(id);
    fill(customer, request);
    return CustomerDto.of(customers.saveAndFlush(customer));
  }

  @Transactional
  public void delete(Long id) {
    customers.delete(find(id));
  }

  private Customer find(Long id) {
    return customers
        .findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Customer customer, CustomerRequest request) {
    customer.setEmail(request.email());
    customer.setFullName(request.fullName());
    customer.setBirthday(request.birthday());
    customer.setNewsletter(request.newsletter());
  }
}
