package com.acme.shop.country;

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
@RequestMapping("/api/v1/countries")
public class CountryController {
  private final CountryService service;

  public CountryController(CountryService service) {
    this.service = service;
  }

  @GetMapping
  public PageOf<CountryDto> list(Pageable pageable) {
    return service.list(pageable);
  }

  @GetMapping("/{code}")
  public CountryDto get(@PathVariable String code) {
    return service.get(code);
  }

  @PostMapping
  @ResponseStatus(HttpStatus.CREATED)
  public CountryDto create(@Valid @RequestBody CountryRequest request) {
    return service.create(request);
  }

  @PutMapping("/{code}")
  public CountryDto update(@PathVariable String code, @Valid @RequestBody CountryRequest request) {
    return service.update(code, request);
  }

  @DeleteMapping("/{code}")
  @ResponseStatus(HttpStatus.NO_CONTENT)
  public void delete(@PathVariable String code) {
    service.delete(code);
  }
}
