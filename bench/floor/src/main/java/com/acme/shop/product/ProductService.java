package com.acme.shop.product;

import com.acme.shop.PageOf;
import com.acme.shop.category.CategoryRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class ProductService {
  private final ProductRepository products;
  private final CategoryRepository categories;

  public ProductService(ProductRepository products, CategoryRepository categories) {
    this.products = products;
    this.categories = categories;
  }

  public PageOf<ProductDto> list(Pageable pageable) {
    return PageOf.of(products.findAll(pageable).map(ProductDto::of));
  }

  public ProductDto get(Long id) {
    return ProductDto.of(find(id));
  }

  @Transactional
  public ProductDto create(ProductRequest request) {
    Product product = new Product();
    fill(product, request);
    return ProductDto.of(products.save(product));
  }

  @Transactional
  public ProductDto update(Long id, ProductRequest request) {
    Product product = find(id);
    fill(product, request);
    return ProductDto.of(products.saveAndFlush(product));
  }

  @Transactional
  public void delete(Long id) {
    products.delete(find(id));
  }

  private Product find(Long id) {
    return products
        .findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Product product, ProductRequest request) {
    product.setCategory(
        request.categoryId() == null
            ? null
            : categories
                .findById(request.categoryId())
                .orElseThrow(ProductService::unknownReference));
    product.setSku(request.sku());
    product.setName(request.name());
    product.setDescription(request.description());
    product.setPrice(request.price());
    product.setRoastLevel(request.roastLevel());
    product.setNetWeightG(request.netWeightG());
    product.setActive(request.active());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
