package com.acme.blog.dto;

public record TagResponse(Integer id, String name) {}
