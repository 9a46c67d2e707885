package com.acme.blog.exception;

public class NotFoundException extends RuntimeException {
  public NotFoundException(String title, Object id) {
    super(title + " " + id + " does not exist");
  }
}
