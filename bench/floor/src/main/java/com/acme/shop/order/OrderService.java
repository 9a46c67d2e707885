package com.acme.shop.order;

import com.acme.shop.PageOf;
import com.acme.shop.address.AddressRepository;
import com.acme.shop.customer.CustomerRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class OrderService {
  private final OrderRepository orders;
  private final CustomerRepository customers;
  private final AddressRepository addresses;

  public OrderService(
      OrderRepository orders, CustomerRepository customers, AddressRepository addresses) {
    this.orders = orders;
    this.customers = customers;
    this.addresses = addresses;
  }

  public PageOf<OrderDto> list(Pageable pageable) {
    return PageOf.of(orders.findAll(pageable).map(OrderDto::of));
  }

  public OrderDto get(Long id) {
    return OrderDto.of(find(id));
  }

  @Transactional
  public OrderDto create(OrderRequest request) {
    Order order = new Order();
    fill(order, request);
    return OrderDto.of(orders.save(order));
  }

  @Transactional
  public OrderDto update(Long id, OrderRequest request) {
    Order order = find(id);
    fill(order, request);
    return OrderDto.of(orders.saveAndFlush(order));
  }

  @Transactional
  public void delete(Long id) {
    orders.delete(find(id));
  }

  private Order find(Long id) {
    return orders.findById(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Order order, OrderRequest request) {
    order.setCustomer(
        customers.findById(request.customerId()).orElseThrow(OrderService::unknownReference));
    order.setShippingAddress(
        addresses
            .findById(request.shippingAddressId())
            .orElseThrow(OrderService::unknownReference));
    order.setStatus(request.status());
    order.setNote(request.note());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
