package com.acme.shop.order;

import com.acme.shop.PageOf;
import jakarta.validation.Valid;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/api/v1/order-lines")
public class OrderLineController {
  private final OrderLineService service;

  public OrderLineController(OrderLineService service) {
    this.service = service;
  }

  @GetMapping
  public PageOf<OrderLineDto> list(Pageable pageable) {
    return service.list(pageable);
  }

  @GetMapping("/{orderId}/{lineNo}")
  public OrderLineDto get(@PathVariable Long orderId, @PathVariable Short lineNo) {
    return service.get(orderId, lineNo);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public OrderLineDto create(@Valid @RequestBody OrderLineRequest request) {
    return service.create(request);
  }

  @PutMapping("/{orderId}/{lineNo}")
  public OrderLineDto update(
      @PathVariable Long orderId,
      @PathVariable Short lineNo,
      @Valid @RequestBody OrderLineRequest request) {
    return service.update(orderId, lineNo, request);
  }

  @DeleteMapping("/{orderId}/{lineNo}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable Long orderId, @PathVariable Short lineNo) {
    service.delete(orderId, lineNo);
  }
}
