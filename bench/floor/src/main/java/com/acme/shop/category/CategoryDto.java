package com.acme.shop.category;

public record CategoryDto(Integer id, Integer parentId, String name) {
  static CategoryDto of(Category category) {
    return new CategoryDto(
        category.getId(),
        category.getParent() == null ? null : category.getParent().getId(),
        category.getName());
  }
}
