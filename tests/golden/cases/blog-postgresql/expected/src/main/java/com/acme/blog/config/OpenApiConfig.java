package com.acme.blog.config;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.headers.Header;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;

@Configuration(proxyBeanMethods = false)
public class OpenApiConfig {
  @Bean
  OpenAPI openApi() {
    return new OpenAPI().info(new Info().title("blog API").version("v1"));
  }

  /** Records with a version are answered with it as entity tag. */
  @Bean
  OperationCustomizer entityTags() {
    return (operation, method) -> {
      ApiResponse ok = operation.getResponses().get("200");
      if (ok != null && method.getMethod().getReturnType() == ResponseEntity.class) {
        ok.addHeaderObject(HttpHeaders.ETAG, new Header().schema(new StringSchema()));
      }
      return operation;
    };
  }
}
