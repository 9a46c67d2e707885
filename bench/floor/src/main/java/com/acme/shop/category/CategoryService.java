package com.acme.shop.category;

import com.acme.shop.PageOf;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.server.ResponseStatusException;

@Service
@Transactional(readOnly = true)
public class CategoryService {
  private final CategoryRepository categories;

  public CategoryService(CategoryRepository categories) {
    this.categories = categories;
  }

  public PageOf<CategoryDto> list(Pageable pageable) {
    return PageOf.of(categories.findAll(pageable).map(CategoryDto::of));
  }

  public CategoryDto get(Integer id) {
    return CategoryDto.of(find(id));
  }

  @Transactional
  public CategoryDto create(CategoryRequest request) {
    Category category = new Category();
    fill(category, request);
    return CategoryDto.of(categories.save(category));
  }

  @Transactional
  public CategoryDto update(Integer id, CategoryRequest request) {
    Category category = find(id);
    fill(category, request);
    return CategoryDto.of(categories.saveAndFlush(category));
  }

  @Transactional
  public void delete(Integer id) {
    categories.delete(find(id));
  }

  private Category find(Integer id) {
    return categories
        .findById(id)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  private void fill(Category category, CategoryRequest request) {
    category.setParent(
        request.parentId() == null
            ? null
            : categories
                .findById(request.parentId())
                .orElseThrow(CategoryService::unknownReference));
    category.setName(request.name());
  }

  private static ResponseStatusException unknownReference() {
    return new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
  }
}
