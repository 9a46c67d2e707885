package com.acme.shop.order;

import com.acme.shop.PageOf;
import com.acme.shop.product.ProductRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class OrderLineService {
  private final OrderLineRepository lines;
  private final OrderRepository orders;
  private final ProductRepository products;

  public OrderLineService(
      OrderLineRepository lines, OrderRepository orders, ProductRepository products) {
    this.lines = lines;
    this.orders = orders;
    this.products = products;
  }

  public PageOf<OrderLineDto> list(Pageable pageable) {
    return PageOf.of(lines.findAll(pageable).map(OrderLineDto::of));
  }

  public OrderLineDto get(Long orderId, Short lineNo) {
    return OrderLineDto.of(find(orderId, lineNo));
  }

  @Transactional
  public OrderLineDto create(OrderLineRequest request) {
    Order order =
        orders.findById(request.orderId()).orElseThrow(OrderLineService::unknownReference);
    OrderLine line = new OrderLine(order, request.lineNo());
    fill(line, request);
    return OrderLineDto.of(lines.save(line));
  }

  @Transactional
  public OrderLineDto update(Long orderId, Short lineNo, OrderLineRequest request) {
    OrderLine line = find(orderId, lineNo);
    fill(line, request);
    return OrderLineDto.of(line);
  }

  @Transactional
  public void delete(Long orderId, Short lineNo) {
    lines.delete(find(orderId, lineNo));
  }

  private OrderLine find(Long orderId, Short lineNo) {
    return lines
        .findById(new OrderLineId(orderId, lineNo))
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(OrderLine line, OrderLineRequest request) {
    line.setProduct(
        products.findById(request.productId()).orElseThrow(OrderLineService::unknownReference));
    line.setQuantity(request.quantity());
    line.setUnitPrice(request.unitPrice());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
