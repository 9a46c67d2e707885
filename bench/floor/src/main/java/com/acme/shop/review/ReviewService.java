package com.acme.shop.review;

import com.acme.shop.PageOf;
import com.acme.shop.customer.CustomerRepository;
import com.acme.shop.product.ProductRepository;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class ReviewService {
  private final ReviewRepository reviews;
  private final ProductRepository products;
  private final CustomerRepository customers;

  public ReviewService(
      ReviewRepository reviews, ProductRepository products, CustomerRepository customers) {
    this.reviews = reviews;
    this.products = products;
    this.customers = customers;
  }

  public PageOf<ReviewDto> list(Pageable pageable) {
    return PageOf.of(reviews.findAll(pageable).map(ReviewDto::of));
  }

  public ReviewDto get(Long id) {
    return ReviewDto.of(find(id));
  }

  @Transactional
  public ReviewDto create(ReviewRequest request) {
    Review review = new Review();
    fill(review, request);
    return ReviewDto.of(reviews.save(review));
  }

  @Transactional
  public ReviewDto update(Long id, ReviewRequest request) {
    Review review = find(id);
    fill(review, request);
    return ReviewDto.of(reviews.saveAndFlush(review));
  }

  @Transactional
  public void delete(Long id) {
    reviews.delete(find(id));
  }

  private Review find(Long id) {
    return reviews
        .findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Review review, ReviewRequest request) {
    review.setProduct(
        products.findById(request.productId()).orElseThrow(ReviewService::unknownReference));
    review.setCustomer(
        customers.findById(request.customerId()).orElseThrow(ReviewService::unknownReference));
    review.setRating(request.rating());
    review.setTitle(request.title());
    review.setBody(request.body());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
