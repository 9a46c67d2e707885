package com.acme.shop.country;

import com.acme.shop.PageOf;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class CountryService {
  private final CountryRepository countries;

  public CountryService(CountryRepository countries) {
    this.countries = countries;
  }

  public PageOf<CountryDto> list(Pageable pageable) {
    return PageOf.of(countries.findAll(pageable).map(CountryDto::of));
  }

  public CountryDto get(String code) {
    return CountryDto.of(find(code));
  }

  @Transactional
  public CountryDto create(CountryRequest request) {
    Country country = new Country();
    country.setCode(request.code());
    fill(country, request);
    return CountryDto.of(countries.save(country));
  }

  @Transactional
  public CountryDto update(String code, CountryRequest request) {
    Country country = find(code);
    fill(country, request);
    return CountryDto.of(countries.saveAndFlush(country));
  }

  @Transactional
  public void delete(String code) {
    countries.delete(find(code));
  }

  private Country find(String code) {
    return countries
        .findById(code)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Country country, CountryRequest request) {
    country.setName(request.name());
    country.setVatPercent(request.vatPercent());
  }
}
